import type { Action } from "@comanda/domain/staff/action-permissions";
import type { ReactElement, ReactNode } from "react";
import {
  Redirect,
  matchRoute,
  useLocation,
  useRouter,
  type Parser,
  type RegexRouteParams,
  type StringRouteParams,
} from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, type ScreenLoader } from "./lazy-screen.tsx";
import {
  newOrderScreens,
  openBillScreens,
  setUpScreens,
  lineScreens,
  customerScreens,
  payScreens,
  voidScreens,
  splitScreens,
  mergeScreens,
  paymentScreens,
  commissionScreens,
  staffScreens,
  newStaffScreens,
  billScreens,
  deliveryScreens,
  printerScreens,
  deviceScreens,
  shiftScreens,
  dayScreens,
  reportScreens,
  paperScreens,
} from "./screen-files.ts";

/** What the till hands to its screens. */
type ScreenContext = {
  readonly session: Session;
  readonly reference: Reference;
  readonly onShowBill: (bill: LoadedBill) => void;
};

/**
 * Renders the screen of every address but the order's, whose file does not even name the others. Any other address shows
 * the order.
 */
export function ScreenAtAddress(context: ScreenContext): ReactNode {
  const [address] = useLocation();
  const { parser } = useRouter();
  for (const screenOf of routes) {
    const screen = screenOf(address, parser, context);
    if (screen !== null) return screen;
  }
  return <Redirect to="/order" replace />;
}

type Screen<Screens, Path extends string> = {
  /** If missing, every user may open it. */
  readonly action?: Action;
  readonly screens: ScreenLoader<Screens>;
  readonly show: (screens: Screens, context: ScreenContext, params: ParamsOf<Path>) => ReactNode;
};

/** As wouter types them, or the compiler would not see that they are the same. */
type ParamsOf<Path> = Path extends string ? StringRouteParams<Path> : RegexRouteParams;

/** The screen if the address is its own. */
type Route = (address: string, parser: Parser, context: ScreenContext) => ReactElement | null;

function route<Screens, Path extends string>(
  path: Path,
  { action, screens, show }: Screen<Screens, Path>,
): Route {
  return (address, parser, context) => {
    const [isHere, params] = matchRoute(parser, path, address);
    if (!isHere) return null;
    const screen = (
      <LazyScreen screens={screens}>{(loaded) => show(loaded, context, params)}</LazyScreen>
    );
    if (action === undefined) return screen;
    return (
      <PermissionGate session={context.session} action={action}>
        {screen}
      </PermissionGate>
    );
  };
}

const routes: readonly Route[] = [
  route("/new-order", {
    screens: newOrderScreens,
    show: ({ NewOrderScreen }) => <NewOrderScreen />,
  }),
  route("/change-order", {
    screens: newOrderScreens,
    show: ({ ChangeOrderScreen }) => <ChangeOrderScreen />,
  }),
  route("/bills-open", {
    screens: openBillScreens,
    show: ({ OpenBillsScreen }, { reference, onShowBill }) => (
      <OpenBillsScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/set-up", {
    screens: setUpScreens,
    show: ({ FirstGoodsScreen }, { session, reference }) => (
      <FirstGoodsScreen session={session} reference={reference} />
    ),
  }),
  route("/add-note", {
    screens: lineScreens,
    show: ({ AddNoteScreen }, { reference }) => <AddNoteScreen reference={reference} />,
  }),
  route("/order-level/:force?", {
    screens: lineScreens,
    show: ({ OrderLevelScreen }, { reference }, { force }) => (
      <OrderLevelScreen reference={reference} isAsked={force === "force"} />
    ),
  }),
  route("/change-time", {
    screens: lineScreens,
    show: ({ ChangeTimeScreen }, { reference }) => <ChangeTimeScreen reference={reference} />,
  }),
  route("/variable-price/:article", {
    screens: lineScreens,
    show: ({ VariablePriceScreen }, { reference }, { article }) => (
      <VariablePriceScreen reference={reference} articleId={article} />
    ),
  }),
  route("/set-commission/:product/:force?", {
    screens: lineScreens,
    show: ({ SetCommissionScreen }, { reference }, { product, force }) => (
      <SetCommissionScreen reference={reference} articleId={product} isAsked={force === "force"} />
    ),
  }),
  route("/choose-cust", {
    screens: customerScreens,
    show: ({ ChooseCustomerScreen }, { reference }) => (
      <ChooseCustomerScreen reference={reference} />
    ),
  }),
  route("/add-customer", {
    action: "add-customer",
    screens: customerScreens,
    show: ({ AddCustomerScreen }, { reference }) => <AddCustomerScreen reference={reference} />,
  }),
  route("/swipe-card", {
    screens: customerScreens,
    show: ({ SwipeCardScreen }) => <SwipeCardScreen />,
  }),
  route("/pay-cash", {
    action: "pay-cash",
    screens: payScreens,
    show: ({ PayCashScreen }, { reference, onShowBill }) => (
      <PayCashScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/pay", {
    action: "pay-bill",
    screens: payScreens,
    show: ({ PayScreen }, { reference, onShowBill }) => (
      <PayScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/void-bill", {
    action: "void-bill",
    screens: voidScreens,
    show: ({ VoidBillScreen }, { onShowBill }) => <VoidBillScreen onShowBill={onShowBill} />,
  }),
  route("/split-bill/:origin", {
    action: "split-bill",
    screens: splitScreens,
    show: ({ SplitBillScreen }, { reference, onShowBill }, { origin }) => (
      <SplitBillScreen reference={reference} onShowBill={onShowBill} origin={origin} />
    ),
  }),
  route("/merge-bill/:first", {
    action: "merge-bill",
    screens: mergeScreens,
    show: ({ MergeBillScreen }, { reference, onShowBill }, { first }) => (
      <MergeBillScreen reference={reference} onShowBill={onShowBill} first={first} />
    ),
  }),
  route("/do-payment", {
    action: "add-payment",
    screens: paymentScreens,
    show: ({ DoPaymentScreen }, { reference }) => <DoPaymentScreen reference={reference} />,
  }),
  route("/pay-commission", {
    action: "pay-commission",
    screens: commissionScreens,
    show: ({ PayCommissionScreen }, { reference }) => <PayCommissionScreen reference={reference} />,
  }),
  route("/start-of-day", {
    action: "start-work-day",
    screens: shiftScreens,
    show: ({ StartDayScreen }) => <StartDayScreen />,
  }),
  route("/cash-calc", {
    action: "count-cash",
    screens: shiftScreens,
    show: ({ CountShiftScreen }, { reference }) => <CountShiftScreen reference={reference} />,
  }),
  route("/cash-calc/close", {
    action: "count-cash",
    screens: shiftScreens,
    show: ({ CashCalcScreen }, { reference }) => (
      <CashCalcScreen reference={reference} purpose="close" />
    ),
  }),
  route("/shift-report", {
    action: "end-shift",
    screens: shiftScreens,
    show: ({ ShiftReportScreen }, { reference }) => <ShiftReportScreen reference={reference} />,
  }),
  route("/end-of-day", {
    action: "end-work-day",
    screens: dayScreens,
    show: ({ EndOfDayScreen }, { reference }) => <EndOfDayScreen reference={reference} />,
  }),
  route("/end-of-month", {
    action: "read-month-report",
    screens: dayScreens,
    show: ({ EndOfMonthScreen }, { reference }) => <EndOfMonthScreen reference={reference} />,
  }),
  route("/print-article-workday", {
    action: "print-articles",
    screens: dayScreens,
    show: ({ PrintArticlesScreen }, { reference }) => <PrintArticlesScreen reference={reference} />,
  }),
  route("/reports", {
    action: "list-reports",
    screens: reportScreens,
    show: ({ ReportsScreen }, { reference }) => <ReportsScreen reference={reference} />,
  }),
  route("/reports/:report", {
    action: "read-report",
    screens: reportScreens,
    show: ({ FiledReportScreen }, { reference }, { report }) => (
      <FiledReportScreen reference={reference} id={report} />
    ),
  }),
  route("/papers", {
    screens: paperScreens,
    show: ({ PapersScreen }, { reference }) => <PapersScreen reference={reference} />,
  }),
  route("/staffs", {
    screens: staffScreens,
    show: ({ StaffsScreen }) => <StaffsScreen list="all" />,
  }),
  route("/staffs-in", {
    screens: staffScreens,
    show: ({ StaffsScreen }) => <StaffsScreen list="in" />,
  }),
  route("/staffs-out", {
    screens: staffScreens,
    show: ({ StaffsScreen }) => <StaffsScreen list="out" />,
  }),
  route("/add-staff", {
    action: "add-staff",
    screens: newStaffScreens,
    show: ({ AddStaffScreen }) => <AddStaffScreen />,
  }),
  route("/bills-detail", {
    screens: billScreens,
    show: ({ BillsDetailScreen }, { reference, onShowBill }) => (
      <BillsDetailScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/bills-reprint", {
    action: "reprint-bill",
    screens: billScreens,
    show: ({ ReprintBillScreen }, { reference, onShowBill }) => (
      <ReprintBillScreen reference={reference} onShowBill={onShowBill} />
    ),
  }),
  route("/stock-delivery", {
    action: "update-stock",
    screens: deliveryScreens,
    show: ({ StockDeliveryScreen }, { reference }) => <StockDeliveryScreen reference={reference} />,
  }),
  route("/printer", { screens: printerScreens, show: ({ PrinterScreen }) => <PrinterScreen /> }),
  route("/this-till", { screens: deviceScreens, show: ({ ThisTillScreen }) => <ThisTillScreen /> }),
];
