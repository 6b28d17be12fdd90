/** The interface and endpoint that take the printer's bytes. */
export type UsbPort = {
  readonly configuration: number;
  readonly interfaceNumber: number;
  readonly alternate: number;
  readonly endpoint: number;
};

const printerClass = 7;
/** Some printers report a vendor-specific class. */
const vendorClass = 255;

/** What the browser's device list shows when a printer is chosen. */
export const printerFilters: readonly USBDeviceFilter[] = [
  { classCode: printerClass },
  { classCode: vendorClass },
];

/** The port of a printer, or null if the device accepts no bytes. */
export function findPort({ configurations }: USBDevice): UsbPort | null {
  const ports = configurations.flatMap(({ configurationValue, interfaces }) =>
    interfaces.flatMap(({ interfaceNumber, alternates }) =>
      alternates.flatMap(({ interfaceClass, alternateSetting, endpoints }) =>
        endpoints
          .filter(({ direction, type }) => direction === "out" && type === "bulk")
          .map(({ endpointNumber }) => ({
            interfaceClass,
            configuration: configurationValue,
            interfaceNumber,
            alternate: alternateSetting,
            endpoint: endpointNumber,
          })),
      ),
    ),
  );
  const isClass = (wanted: number) => ports.find((port) => port.interfaceClass === wanted);
  return isClass(printerClass) ?? isClass(vendorClass) ?? null;
}

/** The name that the device reports, or its IDs. */
export function deviceName({
  productName,
  manufacturerName,
  vendorId,
  productId,
}: USBDevice): string {
  const name = [manufacturerName, productName].filter(Boolean).join(" ").trim();
  return name === "" ? `USB ${hex(vendorId)}:${hex(productId)}` : name;
}

function hex(number: number): string {
  return number.toString(16).padStart(4, "0");
}

/** Opens a device and claims its port for this page. */
export async function openPort(device: USBDevice, port: UsbPort): Promise<void> {
  if (!device.opened) await device.open();
  if (device.configuration?.configurationValue !== port.configuration) {
    await device.selectConfiguration(port.configuration);
  }
  await device.claimInterface(port.interfaceNumber);
  if (port.alternate !== 0) {
    await device.selectAlternateInterface(port.interfaceNumber, port.alternate);
  }
}
