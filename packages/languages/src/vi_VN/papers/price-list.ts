import type { PriceListTexts } from "../../en_US/papers/price-list.ts";

export const priceList: PriceListTexts = {
  titles: { priceList: "Bảng giá", menu: "Thực đơn" },
  allergens: {
    gluten: "Gluten (lúa mì)",
    crustaceans: "Giáp xác (tôm, cua)",
    eggs: "Trứng",
    fish: "Cá",
    peanuts: "Đậu phộng",
    soybeans: "Đậu nành",
    milk: "Sữa",
    nuts: "Các loại hạt cây",
    celery: "Cần tây",
    mustard: "Mù tạt",
    sesame: "Mè (vừng)",
    sulphites: "Sulfite",
    lupin: "Đậu lupin",
    molluscs: "Nhuyễn thể (mực, ốc)",
  },
  legend: "Chất gây dị ứng",
  containsNone: "Không có chất nào trong 14 chất gây dị ứng",
  notStated: "Món không có chữ cái: vui lòng hỏi nhân viên",
};
