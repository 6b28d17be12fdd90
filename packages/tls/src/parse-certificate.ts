import { X509Certificate } from "node:crypto";

import { AsnConvert } from "@peculiar/asn1-schema";
import { Certificate, type TBSCertificate } from "@peculiar/asn1-x509";

/** What a certificate in PEM states. Node reads only a part of it. */
export function parseCertificate(pem: string): TBSCertificate {
  return AsnConvert.parse(new X509Certificate(pem).raw, Certificate).tbsCertificate;
}
