/** Navigates to another site, in place of this page: Back does not lead into the redirect again. */
export const leave = (address: string): void => location.replace(address)
