import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Shows an element in the browser's top layer and keeps it where `put` puts it, beside its anchor, while pages scroll
 * and windows change. `onOutside` hears of a press elsewhere.
 */
export function useAnchored(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  put: (popup: HTMLElement, anchor: HTMLElement) => void,
  onOutside: () => void,
): void {
  const pressedOutside = useEffectEvent(onOutside)
  useLayoutEffect(() => {
    const [element, beside] = [popup.current, anchor.current]
    if (!element || !beside) return
    element.showPopover()
    put(element, beside)
    return () => {
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [popup, anchor, put])

  useLayoutEffect(() => {
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      if (!popup.current?.contains(target) && !anchor.current?.contains(target)) pressedOutside()
    }
    const follow = ({ target }: Event) => {
      const [element, beside] = [popup.current, anchor.current]
      if (!element || !beside || (target instanceof Node && element.contains(target))) return
      put(element, beside)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [popup, anchor, put])
}
