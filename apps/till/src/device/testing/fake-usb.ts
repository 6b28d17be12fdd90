/** How the printer treats the bytes from now on. */
export type FakeFault =
  | "none"
  | "access-denied"
  | "stall"
  | "transfer-error"
  | "hangs"
  | "takes-half";

type Options = { readonly classCode?: number; readonly isGranted?: boolean };

const bulk = { type: "bulk", packetSize: 64 } as const;

/**
 * A WebUSB printer that follows the standard: it rejects calls in a wrong state, stays stalled until it is cleared, and
 * fails pending transfers when unplugged. Imports nothing, so that a test can inject it into a page.
 */
export class FakePrinter {
  readonly vendorId = 0x04b8;
  readonly productId = 0x0202;
  readonly manufacturerName = "Fake";
  readonly productName: string;
  readonly configurations: readonly unknown[];
  configuration: unknown = null;
  opened = false;
  /** The calls it received, in order. */
  readonly calls: string[] = [];
  readonly #usb: FakeUsb;
  readonly #taken: Uint8Array[] = [];
  readonly #pending = new Set<(error: DOMException) => void>();
  #fault: FakeFault = "none";
  #isHalted = false;
  #isClaimed = false;

  constructor(usb: FakeUsb, productName: string, classCode: number) {
    this.#usb = usb;
    this.productName = productName;
    const alternate = {
      alternateSetting: 0,
      interfaceClass: classCode,
      endpoints: [
        { ...bulk, endpointNumber: 2, direction: "in" },
        { ...bulk, endpointNumber: 1, direction: "out" },
      ],
    };
    const interfaces = [{ interfaceNumber: 0, alternates: [alternate], alternate }];
    this.configurations = [{ configurationValue: 1, interfaces }];
  }

  get device(): USBDevice {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- implements only what printing needs
    return this as unknown as USBDevice;
  }

  /** All bytes that it accepted, in one piece. */
  received(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#taken.flatMap((bytes) => [...bytes]));
  }

  misbehave(fault: FakeFault): void {
    this.#fault = fault;
  }

  unplug(): void {
    this.#usb.plugged.delete(this);
    this.opened = false;
    this.#isClaimed = false;
    this.configuration = null;
    this.#abort("The device was disconnected.", "NotFoundError");
    this.#usb.dispatch("disconnect", this);
  }

  plugIn(): void {
    this.#usb.plugged.add(this);
    this.#usb.dispatch("connect", this);
  }

  async open(): Promise<void> {
    this.calls.push("open");
    this.#requirePlugged();
    if (this.#fault === "access-denied") {
      const message = "Failed to execute 'open' on 'USBDevice': Access denied.";
      throw new DOMException(message, "SecurityError");
    }
    this.opened = true;
  }

  async close(): Promise<void> {
    this.calls.push("close");
    this.#abort("The transfer was cancelled.", "AbortError");
    this.opened = false;
    this.#isClaimed = false;
  }

  async forget(): Promise<void> {
    this.calls.push("forget");
    this.#usb.granted.delete(this);
  }

  async selectConfiguration(value: number): Promise<void> {
    this.calls.push(`configuration ${value}`);
    this.#requireOpen();
    [this.configuration] = this.configurations;
  }

  async claimInterface(number: number): Promise<void> {
    this.calls.push(`claim ${number}`);
    this.#requireOpen();
    if (this.configuration === null) {
      throw new DOMException("The device must have a configuration selected.", "InvalidStateError");
    }
    this.#isClaimed = true;
  }

  async clearHalt(direction: string, endpoint: number): Promise<void> {
    this.calls.push(`clear ${direction} ${endpoint}`);
    this.#requireOpen();
    this.#isHalted = false;
  }

  async transferOut(endpoint: number, bytes: Uint8Array): Promise<unknown> {
    this.calls.push(`out ${bytes.length}`);
    this.#requireOpen();
    if (!this.#isClaimed || endpoint !== 1) {
      const message = "The specified endpoint is not part of a claimed interface.";
      throw new DOMException(message, "NotFoundError");
    }
    if (this.#pending.size > 0) throw new Error("Two transfers at once");
    return await new Promise((resolve, reject) => {
      this.#pending.add(reject);
      if (this.#fault === "hangs") return;
      setTimeout(() => {
        if (!this.#pending.delete(reject)) return;
        if (this.#fault === "transfer-error") {
          reject(new DOMException("A transfer error has occurred.", "NetworkError"));
        } else {
          resolve(this.#take(bytes));
        }
      }, this.#usb.transferMs);
    });
  }

  #take(bytes: Uint8Array): unknown {
    this.#isHalted ||= this.#fault === "stall";
    if (this.#isHalted) return { status: "stall", bytesWritten: 0 };
    const isHalf = this.#fault === "takes-half";
    const bytesWritten = isHalf ? Math.ceil(bytes.length / 2) : bytes.length;
    this.#taken.push(bytes.slice(0, bytesWritten));
    return { status: "ok", bytesWritten };
  }

  #requirePlugged(): void {
    if (this.#usb.plugged.has(this)) return;
    throw new DOMException("The device was disconnected.", "NotFoundError");
  }

  #requireOpen(): void {
    this.#requirePlugged();
    if (this.opened) return;
    throw new DOMException("The device must be opened first.", "InvalidStateError");
  }

  #abort(message: string, name: string): void {
    for (const reject of this.#pending) reject(new DOMException(message, name));
    this.#pending.clear();
  }
}

/** The browser's WebUSB API, as pages see it. */
export class FakeUsb extends EventTarget {
  readonly granted = new Set<FakePrinter>();
  readonly plugged = new Set<FakePrinter>();
  readonly transferMs: number;
  /** What the user picks from the browser's device list. */
  choice: FakePrinter | null = null;

  constructor(transferMs = 2) {
    super();
    this.transferMs = transferMs;
  }

  get usb(): USB {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- implements only what the till calls
    return this as unknown as USB;
  }

  addPrinter(name: string, { classCode = 7, isGranted = true }: Options = {}): FakePrinter {
    const printer = new FakePrinter(this, name, classCode);
    this.plugged.add(printer);
    if (isGranted) this.granted.add(printer);
    return printer;
  }

  dispatch(name: "connect" | "disconnect", device: FakePrinter): void {
    this.dispatchEvent(Object.assign(new Event(name), { device }));
  }

  async getDevices(): Promise<readonly FakePrinter[]> {
    return [...this.granted].filter((printer) => this.plugged.has(printer));
  }

  async requestDevice({ filters }: USBDeviceRequestOptions): Promise<FakePrinter> {
    if (filters.length === 0) throw new TypeError("No filters");
    if (this.choice === null) throw new DOMException("No device selected.", "NotFoundError");
    this.granted.add(this.choice);
    return this.choice;
  }
}
