import { PasswordConfirmation } from '@baize/account'
import { LanguageSection, useLanguage } from '@baize/i18n'
import { useToken } from '@baize/site'
import { closeLayersOnBack, DialogHost, ToastRegion } from '@baize/ui'
import { useEffect } from 'react'
import { ComingUp } from '../../features/notices/ComingUp.tsx'
import { AgentOffer } from '../../shared/popups/AgentOffer.tsx'
import { LinkRefused } from '../../shared/popups/LinkRefused.tsx'
import { loadMessages } from '../../shared/popups/messages.ts'
import { Ahead } from './Ahead.tsx'
import { preloadPopups } from './contents.ts'
import { Popups } from './Popups.tsx'

/**
 * The overlays of a page: popups, dialogs, notices. Loaded on the first interaction; from then on it prefetches on
 * intent.
 */
export function Overlays() {
  const { signedIn } = useToken()
  const { locale } = useLanguage()
  useEffect(() => {
    if (!signedIn) preloadPopups(locale)
  }, [signedIn, locale])
  useEffect(closeLayersOnBack, [])
  return (
    <>
      <LanguageSection load={loadMessages}>
        <Popups />
        <ComingUp />
        <AgentOffer />
        <LinkRefused />
      </LanguageSection>
      <Ahead />
      <DialogHost />
      <PasswordConfirmation />
      <ToastRegion />
    </>
  )
}
