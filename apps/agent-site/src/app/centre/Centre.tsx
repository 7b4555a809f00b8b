import { loadViewMessages } from '@baize/account'
import { memberInfo } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import {
  CacheProvider,
  Loaded,
  ScreenPending,
  SessionWarning,
  useApiQuery,
  useInvalidate,
  useLiveEvents,
  usePlatform,
  useSession,
  useSessionPhase,
} from '@baize/site'
import { Container } from '@baize/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { SessionEnded } from '../../features/landing/SessionEnded.tsx'
import { loadMessages as loadTodayMessages } from '../../features/today/messages.ts'
import { rememberPage, sendToDoor } from '../../shared/door.ts'
import { loadMessages as loadPartMessages } from '../../shared/parts/messages.ts'
import { paths } from '../../shared/paths.ts'
import { sendToDoorBecause } from '../reactions.ts'
import { CentreFrame } from './CentreFrame.tsx'
import { loadMessages } from './messages.ts'

/** The messages of the frame, its first screen and the parts that screens share, and of their components. */
const loadWords = joinMessages(loadViewMessages, loadMessages, loadTodayMessages, loadPartMessages)

/** The agent centre with the cache of what it reads; the door before it needs none. */
export function Centre() {
  return (
    <CacheProvider>
      <LanguageSection load={loadWords} pending={<ScreenPending />}>
        <AgentsOnly />
      </LanguageSection>
    </CacheProvider>
  )
}

/** Visitors and accounts that are no agents are redirected to the landing page. */
function AgentsOnly() {
  const { signedIn, leave } = useSession()
  const { asking, ended } = useSessionPhase()
  const [, navigate] = useLocation()
  const who = useApiQuery(memberInfo, {}, { enabled: signedIn })
  useLiveEvents(sendToDoorBecause)
  const { onError } = usePlatform()
  const invalidate = useInvalidate()
  const stranger = signedIn && who.data?.isAgent === false

  useEffect(() => {
    if (signedIn || asking) return
    rememberPage()
    navigate(paths.landing, { replace: true })
  }, [signedIn, asking, navigate])

  useEffect(
    () =>
      // The agent requires an app since this page was opened: the frame learns it from the account.
      onError(({ code }) => {
        if (code === 'authenticatorRequired') invalidate(memberInfo)
      }),
    [onError, invalidate],
  )

  useEffect(() => {
    if (!stranger) return
    sendToDoor('nonAgent')
    void leave()
  }, [stranger, leave])

  if (!signedIn || stranger) return null
  if (who.data)
    return (
      <>
        <CentreFrame agent={who.data} />
        {ended && <SessionEnded />}
        <SessionWarning />
      </>
    )
  if (!who.error) return <ScreenPending />
  return (
    <Container as="main">
      <Loaded read={who}>{() => null}</Loaded>
    </Container>
  )
}
