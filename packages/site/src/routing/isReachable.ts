/** Whether the site is reached: a browser that is online again may not have a usable network yet. */
export const isReachable = (signal?: AbortSignal): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: signal ?? null }).then(
    ({ ok }) => ok,
    () => false,
  )
