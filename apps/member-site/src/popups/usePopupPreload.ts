import { useEffect } from 'react'
import { preloadPopups } from './Popups.tsx'

/** Fetches the code of the popups when pointer or focus comes near the buttons that open them. */
export function usePopupPreload(): void {
  useEffect(() => {
    const near = ({ target }: Event) => {
      if (target instanceof Element && target.closest('header')) preloadPopups()
    }
    document.addEventListener('pointerover', near, { passive: true })
    document.addEventListener('focusin', near)
    return () => {
      document.removeEventListener('pointerover', near)
      document.removeEventListener('focusin', near)
    }
  }, [])
}
