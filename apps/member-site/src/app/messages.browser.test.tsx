import { LanguageProvider } from '@baize/i18n'
import { type Answers, defaultMember, defaultTrial, ScriptedPlatform } from '@baize/site/testing'
import { clickEverything, missingMessages } from '@baize/site/testing/messages'
import { closeAllDialogs } from '@baize/ui'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { gamePage, siteAnswers } from '../shared/games/testing/fixtures.ts'
import { categoryPaths, paths } from '../shared/paths.ts'
import { clearPopup } from '../shared/popups/popups.ts'
import { Frame } from './Frame.tsx'
import { loadMessages } from './languages.ts'

const roles = {
  visitor: { signedIn: false },
  trial: { signedIn: true, memberInfo: defaultTrial },
  member: { signedIn: true, memberInfo: { ...defaultMember, isAgent: false } },
  agent: { signedIn: true, memberInfo: defaultMember },
} as const

/** `/login` and its like redirect to the home page with a popup, which the real address would keep. */
const addresses = [
  ...new Set([...Object.values(paths), ...Object.values(categoryPaths), '/play/rng_1', '/nowhere']),
]

afterEach(() => {
  clearPopup()
  closeAllDialogs()
  vi.restoreAllMocks()
})

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

it.for(Object.entries(roles))(
  'shows no message that is not loaded, on any route, to a %s',
  { timeout: 300_000 },
  async ([, role]) => {
    const { signedIn } = role
    const answers: Answers = {
      ...siteAnswers,
      gameList: gamePage(),
      hotGames: gamePage(),
      ...('memberInfo' in role ? { memberInfo: role.memberInfo } : {}),
    }
    const missing = missingMessages()
    for (const path of addresses) {
      const before = missing.length
      const host = document.body.appendChild(document.createElement('div'))
      const root = createRoot(host)
      root.render(
        <LanguageProvider initial="km" active={['km', 'en']} load={loadMessages}>
          <ScriptedPlatform path={path} signedIn={signedIn} answers={answers}>
            <Frame />
          </ScriptedPlatform>
        </LanguageProvider>,
      )
      await vi.waitFor(() => expect(host.querySelector('main, h1')).not.toBeNull(), { timeout: 20_000 })
      await settled()
      await clickEverything(host, async () => {
        await settled()
        closeAllDialogs()
        clearPopup()
      })
      root.unmount()
      host.remove()
      expect(missing.slice(before), path).toEqual([])
    }
  },
)
