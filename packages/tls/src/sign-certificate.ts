import { randomBytes, sign, X509Certificate, type KeyObject } from "node:crypto";

import { AsnConvert } from "@peculiar/asn1-schema";
import { AlgorithmIdentifier, Certificate, TBSCertificate, Version } from "@peculiar/asn1-x509";

type Content = Pick<TBSCertificate, "issuer" | "validity" | "subject" | "subjectPublicKeyInfo"> &
  Required<Pick<TBSCertificate, "extensions">>;

/** The certificate as PEM, with a new serial number. */
export function signCertificate(content: Readonly<Content>, issuerKey: KeyObject): string {
  const signatureAlgorithm = signatureAlgorithmOf(issuerKey);
  const tbsCertificate = new TBSCertificate({
    ...content,
    version: Version.v3,
    // The first byte keeps the number positive.
    serialNumber: Uint8Array.of(1, ...randomBytes(15)).buffer,
    signature: signatureAlgorithm,
  });
  const signature = sign("sha256", Buffer.from(AsnConvert.serialize(tbsCertificate)), issuerKey);
  const signatureValue = Uint8Array.from(signature).buffer;
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue });
  return new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))).toString();
}

function signatureAlgorithmOf({ asymmetricKeyType }: KeyObject): AlgorithmIdentifier {
  // Authorities made by earlier releases have RSA keys: sha256WithRSAEncryption, which has null parameters (RFC 4055).
  if (asymmetricKeyType === "rsa")
    return new AlgorithmIdentifier({ algorithm: "1.2.840.113549.1.1.11", parameters: null });
  // ecdsa-with-SHA256
  return new AlgorithmIdentifier({ algorithm: "1.2.840.10045.4.3.2" });
}
