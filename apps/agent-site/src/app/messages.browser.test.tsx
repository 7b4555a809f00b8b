import { agentPendingRows } from '@baize/account/testing'
import { LanguageProvider } from '@baize/i18n'
import { type Answers, defaultMember, ScriptedPlatform } from '@baize/site/testing'
import { clickEverything, missingMessages } from '@baize/site/testing/messages'
import { closeAllDialogs } from '@baize/ui'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleOverview } from '../features/team-overview/testing/fixtures.ts'
import { paths } from '../shared/paths.ts'
import { sampleContracts } from '../testing/fixtures/open-account.ts'
import { loadMessages } from './languages.ts'
import { Site } from './Site.tsx'

const answers: Answers = {
  teamOverview: sampleOverview,
  unreadMessages: { unread: 3 },
  contractInfo: sampleContracts,
  pendingActions: { rows: [...agentPendingRows], otherMessages: 0 },
}
const roles = { visitor: {}, agent: { memberInfo: defaultMember } } as const

afterEach(() => {
  closeAllDialogs()
  vi.restoreAllMocks()
})

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

it.for(Object.keys(roles) as (keyof typeof roles)[])(
  'shows no message that is not loaded, on any route, to a %s',
  { timeout: 300_000 },
  async (role) => {
    const missing = missingMessages()
    for (const path of Object.values(paths)) {
      const before = missing.length
      const host = document.body.appendChild(document.createElement('div'))
      const root = createRoot(host)
      root.render(
        <LanguageProvider initial="km" active={['km', 'en']} load={loadMessages}>
          <ScriptedPlatform
            site="agent"
            path={path}
            signedIn={role === 'agent'}
            answers={{ ...answers, ...roles[role] }}
          >
            <Site />
          </ScriptedPlatform>
        </LanguageProvider>,
      )
      await vi.waitFor(() => expect(host.querySelector('main, h1')).not.toBeNull(), { timeout: 20_000 })
      await settled()
      await clickEverything(host, async () => {
        await settled()
        closeAllDialogs()
      })
      root.unmount()
      host.remove()
      expect(missing.slice(before), path).toEqual([])
    }
  },
)
