import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { clearPopup, takeResume } from '../../shared/popups/popups.ts'

/** What follows a sign-in or registration: the requested page or game, else the home page. */
export function useEntered(): () => void {
  const [, navigate] = useLocation()
  return useCallback(() => {
    const resume = takeResume()
    // The page takes the popup's place in the history: navigating back leads to the previous page.
    clearPopup()
    navigate(resume ?? paths.home, { replace: true })
  }, [navigate])
}
