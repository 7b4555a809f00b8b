import { useEffect } from 'react'
import { openPopup } from '../../shared/popups/popups.ts'
import { hasResetLink } from '../../shared/popups/resetLink.ts'

/** Opens the new password's popup after following the link of an e-mail. */
export function useResetLink(): void {
  useEffect(() => {
    if (hasResetLink()) openPopup('resetPassword', { replace: true })
  }, [])
}
