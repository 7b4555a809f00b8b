let wanted = false

/** After a sign-in: an agent is offered the agents' site, once. */
export function offerAgentSite(): void {
  wanted = true
}

/** Whether it is to be offered now. */
export function takeAgentOffer(): boolean {
  const offered = wanted
  wanted = false
  return offered
}
