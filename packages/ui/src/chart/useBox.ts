import { useLanguage } from '@baize/i18n'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of a plot and its direction; its height is the style's, so that nothing moves when it is measured. */
export function useBox(element: RefObject<HTMLElement | null>): { width: number; rtl: boolean } {
  const { direction } = useLanguage()
  const [width, setWidth] = useState(640)
  const [rtl, setRtl] = useState(direction === 'rtl')
  useLayoutEffect(() => {
    if (element.current) setRtl(getComputedStyle(element.current).direction === 'rtl')
  })
  useLayoutEffect(() => {
    const plot = element.current
    if (!plot) return
    const measure = () => setWidth(Math.max(120, Math.round(plot.clientWidth)))
    measure()
    const observer = new ResizeObserver(() => requestAnimationFrame(measure))
    observer.observe(plot)
    return () => observer.disconnect()
  }, [element])
  return { width, rtl }
}
