import { loadReader } from "./readers.ts";

type Complaint = { readonly rule: string; readonly message: string };

/** The complaints of third-party validators about a document, one per line. */
export async function findComplaints(text: string): Promise<readonly string[]> {
  const found = [
    ...(await redoclyComplaints(text)),
    ...(await spectralComplaints(text)),
    ...(await swaggerParserComplaints(text)),
    ...ajvComplaints(text),
  ];
  return found.map(({ rule, message }) => `${rule}: ${message}`);
}

type Redocly = {
  readonly createConfig: (config: object) => Promise<object>;
  readonly lintFromString: (document: object) => Promise<readonly RedoclyProblem[]>;
};
type RedoclyProblem = {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
};

async function redoclyComplaints(source: string): Promise<readonly Complaint[]> {
  const redocly: Redocly = loadReader("@redocly/openapi-core");
  const config = await redocly.createConfig({
    extends: ["recommended"],
    rules: {
      // /bill/close/{id} and /bill/{id}/4 differ in their methods, and existing tills use them.
      "no-ambiguous-paths": "off",
      // A public call without input has nothing to refuse.
      "operation-4xx-response": "off",
    },
  });
  const problems = await redocly.lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => ({
    rule: `redocly ${ruleId}`,
    message: `${message} ${location[0]?.pointer ?? ""}`,
  }));
}

type Spectral = {
  readonly Spectral: new () => {
    readonly setRuleset: (ruleset: object) => void;
    readonly run: (text: string) => Promise<readonly SpectralProblem[]>;
  };
};
type SpectralProblem = {
  readonly code: string | number;
  readonly message: string;
  readonly path: readonly (string | number)[];
};

async function spectralComplaints(text: string): Promise<readonly Complaint[]> {
  const { Spectral }: Spectral = loadReader("@stoplight/spectral-core");
  const { oas }: { readonly oas: object } = loadReader("@stoplight/spectral-rulesets");
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas] });
  const problems = await spectral.run(text);
  return problems.map(({ code, message, path }) => ({
    rule: `spectral ${code}`,
    message: `${message} ${path.join("/")}`,
  }));
}

type SwaggerParser = { readonly validate: (document: object) => Promise<unknown> };

async function swaggerParserComplaints(text: string): Promise<readonly Complaint[]> {
  const { default: parser }: { readonly default: SwaggerParser } = loadReader(
    "@apidevtools/swagger-parser",
  );
  const document: object = JSON.parse(text);
  return parser.validate(document).then(
    () => [],
    (error: unknown) => [{ rule: "swagger-parser", message: String(error) }],
  );
}

type Ajv = {
  readonly addVocabulary: (keywords: readonly string[]) => void;
  readonly addSchema: (schema: object, key: string) => void;
  readonly compile: (schema: object) => unknown;
};
type AjvModule = { readonly default: new (options: object) => Ajv };

/** Compiles every schema on its own, as an integrator's program does to check what it sends and receives. */
function ajvComplaints(text: string): readonly Complaint[] {
  const { default: Ajv2020 }: AjvModule = loadReader("ajv/dist/2020.js");
  const { default: addFormats }: { readonly default: (ajv: Ajv) => void } =
    loadReader("ajv-formats");
  // Strict types would require stating types that other keywords imply, which JSON Schema does not.
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats(ajv);
  const document: object = JSON.parse(text);
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, "document");
  return pointersToSchemas(document, "").flatMap((pointer) => {
    try {
      ajv.compile({ $ref: `document#${pointer}` });
      return [];
    } catch (error) {
      return [{ rule: "ajv", message: `${String(error)} ${pointer}` }];
    }
  });
}

/** JSON pointers to every schema in the document. */
function pointersToSchemas(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const isNamedSchema = /^\/components\/schemas\/[^/]+$/.test(pointer);
  if (isNamedSchema || pointer.endsWith("/schema")) return [pointer];
  return Object.entries(value).flatMap(([key, part]) =>
    pointersToSchemas(part, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

/** A call of the generated client: parameters by name, and the body. */
type ClientCall = (
  parameters: Readonly<Record<string, string | number>> | null,
  body?: unknown,
) => Promise<{ readonly status: number; readonly data: unknown }>;

export type GeneratedClient = Readonly<Record<string, ClientCall>>;

/** A request that the generated client is about to send. */
export type RequestToSend = {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Empty without a body. */
  readonly body: string;
};

type AxiosRequest = {
  readonly method?: string;
  readonly url?: string;
  readonly data?: unknown;
  readonly headers: { readonly set: (name: string, value: string | false) => void };
};
type AxiosClient = GeneratedClient & {
  readonly getUri: (request: AxiosRequest) => string;
  readonly interceptors: {
    readonly request: { readonly use: (change: (request: AxiosRequest) => AxiosRequest) => void };
  };
};
type ClientModule = {
  readonly OpenAPIClientAxios: new (options: object) => { readonly initSync: () => AxiosClient };
};

/** Generates a client with a function for each operation from the document alone. */
export function generateClient(
  text: string,
  origin: string,
  headersFor: (request: RequestToSend) => Readonly<Record<string, string>>,
): GeneratedClient {
  const { OpenAPIClientAxios }: ClientModule = loadReader("openapi-client-axios");
  const maker = new OpenAPIClientAxios({
    definition: JSON.parse(text),
    withServer: { url: origin },
    axiosConfigDefaults: { validateStatus: () => true },
  });
  const client = maker.initSync();
  client.interceptors.request.use((request) => {
    const { pathname, search } = new URL(client.getUri(request), origin);
    const body = (request.data ?? null) === null ? "" : JSON.stringify(request.data);
    const method = (request.method ?? "get").toUpperCase();
    const headers = headersFor({ method, target: pathname + search, body });
    // Axios would send an empty body as a form, but the signature says that there is none.
    if (body === "") request.headers.set("Content-Type", false);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return request;
  });
  return client;
}
