import { isCovered } from '../modal/openModals.ts'

/** Scrolls an element sideways within a given time, which the browser's own smooth scrolling cannot promise; a dialog over it ends that. */
export function glide(element: HTMLElement, by: number, duration: number): () => void {
  const from = element.scrollLeft
  const snap = element.style.scrollSnapType
  let frame = 0
  let began: number | undefined
  const finish = () => {
    cancelAnimationFrame(frame)
    element.style.scrollSnapType = snap
  }
  element.style.scrollSnapType = 'none'
  const step = (now: number) => {
    if (isCovered(element)) return finish()
    began ??= now
    const part = Math.min(1, (now - began) / duration)
    element.scrollLeft = from + by * (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)
    if (part < 1) frame = requestAnimationFrame(step)
    else finish()
  }
  frame = requestAnimationFrame(step)
  return finish
}
