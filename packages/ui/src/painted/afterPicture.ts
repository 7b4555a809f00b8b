/**
 * Calls once what is drawn now is painted; at once, in a task of its own, in a hidden page: it paints nothing.
 * Returns a function that cancels it.
 */
export function afterPicture(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined
  const soon = () => {
    timer = setTimeout(call)
  }
  if (document.hidden) soon()
  else frame = requestAnimationFrame(soon)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
