export type AllowedFeature = {
  readonly feature: string;
  /** A source file; without it, the entry applies to all of them and the built till. */
  readonly file?: string;
  readonly why: string;
};

const added = "apps/till/src/device/missing-methods.ts adds it where it is missing";
const ours = "a field or function of ours that has the same name";
const looksOnly = "without it the screen looks a little plainer and works the same";
const reportPaper = "apps/till/src/features/office-reports/printed-report.module.css";
const upright = "without it the page stays upright, and has fewer columns";
const react = "a name in React's tables of attributes and styles, or asked for before it is called";

/** Features that the oldest browsers lack and the till uses nevertheless. An unused entry fails. */
export const allowedFeatures: readonly AllowedFeature[] = [
  {
    feature: "@custom-media",
    file: "apps/till/src/ui/layouts.css",
    why: "the build writes what it stands for in its place, and fails where it does not know a name",
  },
  { feature: "@page", file: reportPaper, why: upright },
  { feature: "size", file: reportPaper, why: upright },
  { feature: "Array.toReversed", why: added },
  { feature: "Array.toSorted", why: added },
  { feature: "Array.toSpliced", why: added },
  { feature: "Map.groupBy", why: added },
  { feature: "Promise.withResolvers", why: added },
  { feature: "Intl.Segmenter", why: "packages/paper/src/segments.ts does without it" },
  {
    feature: "CloseWatcher",
    why: "asked for first; without it, Back of Android leaves the screen",
  },
  { feature: "Navigator.userActivation", why: "asked for first" },
  { feature: "Navigator.vibrate", why: "asked for first" },
  { feature: "Blob.bytes", why: ours },
  { feature: "Element.role", why: ours },
  { feature: "ElementInternals.states", why: ours },
  { feature: "Error.fileName", why: ours },
  { feature: "GamepadHapticActuator.effects", why: ours },
  { feature: "Iterator.drop", why: ours },
  { feature: "Iterator.take", why: ours },
  { feature: "Notification.actions", why: ours },
  { feature: "RTCDataChannel.priority", why: ours },
  { feature: "RTCIceCandidate.address", why: ours },
  { feature: "Set.difference", why: ours },
  { feature: "navigation", why: ours },
  { feature: "SVGTextPathElement.side", why: ours },
  {
    feature: "autocorrect",
    why: "another browser may correct what is searched for, as everywhere",
  },
  { feature: "CanvasRenderingContext2D.imageSmoothingQuality", why: looksOnly },
  { feature: ":has", why: "what must be seen has @supports not selector(:has(*)) beside it" },
  { feature: "contain-intrinsic-block-size", why: "faster where it is known" },
  { feature: "content-visibility", why: "faster where it is known" },
  { feature: "content-visibility: auto", why: "faster where it is known" },
  { feature: "content-visibility: visible", why: "undoes auto, where that is known" },
  { feature: "forced-color-adjust", why: "only browsers that know contrast themes need it" },
  { feature: "forced-color-adjust: none", why: "only browsers that know contrast themes need it" },
  { feature: "print-color-adjust", why: "the build adds the name with a prefix" },
  { feature: "print-color-adjust: exact", why: "the build adds the name with a prefix" },
  { feature: "user-select", why: "the build adds the name with a prefix" },
  { feature: "mask-image", why: looksOnly },
  { feature: "scrollbar-color", why: looksOnly },
  { feature: "scrollbar-width", why: looksOnly },
  { feature: "scrollbar-width: none", why: looksOnly },
  { feature: "scrollbar-width: thin", why: looksOnly },
  { feature: "text-wrap", why: looksOnly },
  { feature: "text-wrap: balance", why: looksOnly },
];

/** Features that only the built till has, from the packages in it. */
export const allowedInPackages: readonly AllowedFeature[] = [
  { feature: "AnimationEvent.animation", why: react },
  { feature: "CSSStyleDeclaration.cssFloat", why: react },
  { feature: "CompositionEvent.locale", why: react },
  { feature: "Element.startViewTransition", why: react },
  { feature: "Function.displayName", why: react },
  { feature: "HTMLElement.popover", why: react },
  { feature: "HTMLImageElement.fetchPriority", why: react },
  { feature: "HTMLInputElement.capture", why: react },
  { feature: "HTMLLinkElement.imageSizes", why: react },
  { feature: "IntersectionObserver.delay", why: react },
  { feature: "Navigator.connection", why: react },
  { feature: "Notification.badge", why: react },
  { feature: "Notification.tag", why: react },
  { feature: "RegExp.escape", why: react },
  { feature: "Error.captureStackTrace", why: "write-excel-file asks for it first" },
];
