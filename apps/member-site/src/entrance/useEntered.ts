import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../app/paths.ts'
import { clearPopup, takeResume } from '../popups/popups.ts'

/** What follows a sign-in or registration: the requested page or game, else the home page. */
export function useEntered(): () => void {
  const [, navigate] = useLocation()
  return useCallback(() => {
    const resume = takeResume()
    // The page takes the popup's place in the history: going back leads to where one came from.
    clearPopup()
    navigate(resume ?? paths.home, { replace: true })
  }, [navigate])
}
