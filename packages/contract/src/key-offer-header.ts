/** The header of a reply that offers the session's next key, sealed with the key that signed the request. */
export const keyOfferHeader = "X-Token";
