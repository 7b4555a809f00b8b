import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../app/paths.ts'
import { takeResume } from './popups.ts'

/** What follows a sign-in or registration: the page or game that was asked for, the home page else. */
export function useEntered(): () => void {
  const [path, navigate] = useLocation()
  return useCallback(() => {
    const resume = takeResume()
    if (resume) navigate(resume)
    else if (path === paths.login || path === paths.register) navigate(paths.home, { replace: true })
  }, [path, navigate])
}
