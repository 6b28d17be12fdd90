import type { ReactNode } from "react";
import { Redirect, useLocation, useRouter } from "wouter";

import { HelpButton } from "#features/help/index.ts";
import { TitleEnd } from "#ui/title-end.ts";

import { openScreens, setUpScreens, sheetScreens, tillScreens } from "./screen-files.ts";
import { route, type Route, type ScreenContext } from "./screen-route.tsx";

/**
 * Renders the screen of every address but the order's, whose file does not even name the others. Any other address shows
 * the order.
 */
export function ScreenAtAddress(context: ScreenContext): ReactNode {
  const [address] = useLocation();
  const { parser } = useRouter();
  for (const screenOf of routes) {
    const screen = screenOf(address, parser, context);
    if (screen !== null) return <TitleEnd value={helpButton}>{screen}</TitleEnd>;
  }
  return <Redirect to="/order" replace />;
}

const helpButton = <HelpButton isCompact />;

const routes: readonly Route[] = [
  route("/new-order", {
    screens: openScreens,
    show: ({ NewOrderScreen }) => <NewOrderScreen />,
  }),
  route("/change-order", {
    screens: openScreens,
    show: ({ ChangeOrderScreen }) => <ChangeOrderScreen />,
  }),
  route("/bills-open", {
    screens: openScreens,
    show: ({ OpenBillsScreen }, { reference, onShowBill }) => (
      <OpenBillsScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/floor", {
    screens: tillScreens,
    show: ({ FloorScreen }, { reference }) => <FloorScreen reference={reference} />,
  }),
  route("/set-up", {
    screens: setUpScreens,
    show: ({ FirstGoodsScreen }, { session, reference }) => (
      <FirstGoodsScreen session={session} reference={reference} />
    ),
  }),
  route("/add-note", {
    screens: sheetScreens,
    show: ({ AddNoteScreen }, { reference }) => <AddNoteScreen reference={reference} />,
  }),
  route("/order-level/:force?", {
    screens: sheetScreens,
    show: ({ OrderLevelScreen }, { reference }, { force }) => (
      <OrderLevelScreen reference={reference} isAsked={force === "force"} />
    ),
  }),
  route("/set/:article/:line?", {
    screens: sheetScreens,
    show: ({ SetScreen }, { reference }, { article, line }) => (
      <SetScreen reference={reference} articleId={article} line={line} />
    ),
  }),
  route("/change-time", {
    screens: sheetScreens,
    show: ({ ChangeTimeScreen }, { reference }) => <ChangeTimeScreen reference={reference} />,
  }),
  route("/variable-price/:article", {
    screens: sheetScreens,
    show: ({ VariablePriceScreen }, { reference }, { article }) => (
      <VariablePriceScreen reference={reference} articleId={article} />
    ),
  }),
  route("/questions/:article?", {
    screens: sheetScreens,
    show: ({ QuestionsScreen }, { reference }, { article }) => (
      <QuestionsScreen reference={reference} articleId={article} />
    ),
  }),
  route("/set-commission/:product/:force?", {
    screens: sheetScreens,
    show: ({ SetCommissionScreen }, { reference }, { product, force }) => (
      <SetCommissionScreen reference={reference} articleId={product} isAsked={force === "force"} />
    ),
  }),
  route("/set-commission/:product/force/:line", {
    screens: sheetScreens,
    show: ({ SetCommissionScreen }, { reference }, { product, line }) => (
      <SetCommissionScreen reference={reference} articleId={product} isAsked line={line} />
    ),
  }),
  route("/again/:line", {
    screens: sheetScreens,
    show: ({ AgainScreen }, { reference }, { line }) => (
      <AgainScreen reference={reference} line={line} />
    ),
  }),
  // A manager can allow a discount or a void that its user may not make alone.
  route("/discount/:line?", {
    screens: sheetScreens,
    show: ({ DiscountScreen }, { reference }, { line }) => (
      <DiscountScreen reference={reference} line={line} />
    ),
  }),
  route("/choose-cust", {
    screens: sheetScreens,
    show: ({ ChooseCustomerScreen }, { reference }) => (
      <ChooseCustomerScreen reference={reference} />
    ),
  }),
  route("/add-customer/:for?", {
    action: "add-customer",
    screens: tillScreens,
    show: ({ AddCustomerScreen }, { reference }, { for: purpose }) => (
      <AddCustomerScreen reference={reference} isForBill={purpose === "bill"} />
    ),
  }),
  route("/swipe-card", {
    screens: tillScreens,
    show: ({ SwipeCardScreen }) => <SwipeCardScreen />,
  }),
  route("/pay-cash", {
    action: "pay-cash",
    screens: tillScreens,
    show: ({ PayCashScreen }, { reference, onShowBill }) => (
      <PayCashScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/pay", {
    action: "pay-bill",
    screens: tillScreens,
    show: ({ PayScreen }, { reference, onShowBill }) => (
      <PayScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/privilege", {
    action: "pay-bill",
    screens: tillScreens,
    show: ({ PrivilegeScreen }, { reference, onShowBill }) => (
      <PrivilegeScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/void-bill", {
    screens: sheetScreens,
    show: ({ VoidBillScreen }, { onShowBill }) => <VoidBillScreen onShowBill={onShowBill} />,
  }),
  route("/split-bill/:origin", {
    action: "split-bill",
    screens: tillScreens,
    show: ({ SplitBillScreen }, { reference, onShowBill }, { origin }) => (
      <SplitBillScreen reference={reference} onShowBill={onShowBill} origin={origin} />
    ),
  }),
  route("/merge-bill/:first", {
    action: "merge-bill",
    screens: tillScreens,
    show: ({ MergeBillScreen }, { reference, onShowBill }, { first }) => (
      <MergeBillScreen reference={reference} onShowBill={onShowBill} first={first} />
    ),
  }),
  route("/do-payment", {
    action: "add-payment",
    screens: tillScreens,
    show: ({ DoPaymentScreen }, { reference }) => <DoPaymentScreen reference={reference} />,
  }),
  route("/pay-commission", {
    action: "pay-commission",
    screens: tillScreens,
    show: ({ PayCommissionScreen }, { reference }) => <PayCommissionScreen reference={reference} />,
  }),
  route("/start-of-day", {
    action: "start-work-day",
    screens: tillScreens,
    show: ({ StartDayScreen }) => <StartDayScreen />,
  }),
  // The screen itself knows whether it starts or ends a shift, and so what the user needs.
  route("/cash-calc", {
    screens: tillScreens,
    show: ({ CountShiftScreen }, { reference }) => <CountShiftScreen reference={reference} />,
  }),
  route("/cash-calc/close", {
    action: "count-cash",
    screens: tillScreens,
    show: ({ CashCalcScreen }, { reference }) => (
      <CashCalcScreen reference={reference} purpose="close" />
    ),
  }),
  route("/shift-report", {
    action: "end-shift",
    screens: tillScreens,
    show: ({ ShiftReportScreen }, { reference }) => <ShiftReportScreen reference={reference} />,
  }),
  route("/end-of-day", {
    action: "end-work-day",
    screens: tillScreens,
    show: ({ EndOfDayScreen }, { reference }) => <EndOfDayScreen reference={reference} />,
  }),
  route("/end-of-month", {
    action: "read-month-report",
    screens: tillScreens,
    show: ({ EndOfMonthScreen }, { reference }) => <EndOfMonthScreen reference={reference} />,
  }),
  route("/print-article-workday", {
    action: "print-articles",
    screens: tillScreens,
    show: ({ PrintArticlesScreen }, { reference }) => <PrintArticlesScreen reference={reference} />,
  }),
  route("/reports", {
    action: "list-reports",
    screens: tillScreens,
    show: ({ ReportsScreen }, { reference }) => <ReportsScreen reference={reference} />,
  }),
  route("/reports/:report", {
    action: "read-report",
    screens: tillScreens,
    show: ({ FiledReportScreen }, { reference }, { report }) => (
      <FiledReportScreen reference={reference} id={report} />
    ),
  }),
  route("/papers", {
    screens: tillScreens,
    show: ({ PapersScreen }, { reference }) => <PapersScreen reference={reference} />,
  }),
  route("/staffs", {
    screens: tillScreens,
    show: ({ StaffsScreen }) => <StaffsScreen list="all" />,
  }),
  route("/staffs-in", {
    screens: tillScreens,
    show: ({ StaffsScreen }) => <StaffsScreen list="in" />,
  }),
  route("/staffs-out", {
    screens: tillScreens,
    show: ({ StaffsScreen }) => <StaffsScreen list="out" />,
  }),
  route("/add-staff", {
    action: "add-staff",
    screens: tillScreens,
    show: ({ AddStaffScreen }) => <AddStaffScreen />,
  }),
  route("/bills-detail", {
    screens: tillScreens,
    show: ({ BillsDetailScreen }, { reference, onShowBill }) => (
      <BillsDetailScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/bills-reprint", {
    action: "reprint-bill",
    screens: tillScreens,
    show: ({ ReprintBillScreen }, { reference, onShowBill }) => (
      <ReprintBillScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/stock-delivery", {
    action: "update-stock",
    screens: tillScreens,
    show: ({ StockDeliveryScreen }, { reference }) => <StockDeliveryScreen reference={reference} />,
  }),
  route("/printer", { screens: tillScreens, show: ({ PrinterScreen }) => <PrinterScreen /> }),
  route("/this-till", { screens: tillScreens, show: ({ ThisTillScreen }) => <ThisTillScreen /> }),
];
