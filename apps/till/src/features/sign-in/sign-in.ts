import { noticeMessages } from "@comanda/contract/notice-messages";
import { signIn } from "@comanda/contract/sign-in";
import { parseLoginForm, type LoginFormValues } from "@comanda/domain/form/login-form";
import { isRefusal } from "@comanda/domain/refusal";
import { callApi } from "#api/call.ts";
import { adoptServerTime } from "#api/clock.ts";
import { deviceToken, storeDeviceToken } from "#api/device-token.ts";
import { failureFrom, failureOfRefusal, type Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { startSession } from "#api/change-session.ts";

/** Signs in; returns the failure if it cannot. */
export async function signInWith(values: LoginFormValues): Promise<Failure | null> {
  const body = parseLoginForm(values);
  if (isRefusal(body)) return failureOfRefusal(body.refusal);
  const outcome = await callApi(signIn, { body: { ...body, ...deviceToken() } });
  if (!outcome.ok) return outcome.failure;
  adoptServerTime(outcome.reply.serverTimeMs);
  try {
    storeDeviceToken(outcome.reply.device);
    await startSession(outcome.reply);
    return null;
  } catch (error) {
    // A browser whose storage is full or switched off.
    reportFault(error, "start session");
    const code = "login-not-stored";
    return failureFrom(500, { code, message: noticeMessages[code] });
  }
}
