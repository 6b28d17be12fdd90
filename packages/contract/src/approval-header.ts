/** Carries the approval of a manager for the call that it is sent with. */
export const approvalHeader = "X-Approval";
