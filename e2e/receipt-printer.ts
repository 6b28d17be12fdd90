import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

export type ReceiptPrinter = {
  readonly port: number;
  /** The papers that it got; the questions of a search are none. */
  readonly papers: () => readonly Buffer[];
  readonly remove: () => Promise<void>;
};

/** The first bytes of what a search asks. */
const questions = { status: 0x10, names: 0x1d };

/** A printer on a loopback address, such as 127.0.5.2, that says which one it is. */
export async function startReceiptPrinter(
  host: string,
  model: string,
  port = 0,
): Promise<ReceiptPrinter> {
  const papers: Buffer[][] = [];
  const server = createServer((socket) => {
    const paper: Buffer[] = [];
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => {
      if (paper.length === 0 && bytes[0] === questions.status && bytes.length === 3) {
        socket.write(Buffer.of(0x12));
      } else if (paper.length === 0 && bytes[0] === questions.names && bytes.length === 6) {
        socket.write(`_EPSON\0_${model}\0`);
      } else {
        if (paper.length === 0) papers.push(paper);
        paper.push(bytes);
      }
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  const bound = server.address() as AddressInfo;
  return {
    port: bound.port,
    papers: () => papers.map((paper) => Buffer.concat(paper)),
    remove: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
