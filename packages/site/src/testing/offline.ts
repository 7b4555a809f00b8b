import { ApiError } from '@baize/api'

/** A response that is lost until the browser is online again. */
export function untilOnline<Value>(value: Value): () => Value | ApiError {
  let online = false
  const back = () => {
    online = true
  }
  // On a server, where stories are drawn too, nothing goes online.
  if (typeof window !== 'undefined') window.addEventListener('online', back, { once: true })
  return () => (online ? value : new ApiError('network'))
}

/** Waits until a screen says that the connection failed, and lets it come back. */
export async function comeOnline(canvas: HTMLElement): Promise<void> {
  const said = () => canvas.textContent?.includes('Connection failed')
  for (let frames = 0; !said(); frames += 1) {
    if (frames > 1_200) throw new Error('The screen never said that the connection failed.')
    await new Promise(requestAnimationFrame)
  }
  dispatchEvent(new Event('online'))
}
