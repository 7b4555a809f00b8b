import { LanguageProvider } from '@baize/i18n'
import { loadMessages as uiMessages } from '@baize/ui/messages'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '@baize/ui/reset'
import { loadMessages } from '../../src/messages.ts'

const contenders: Readonly<Record<string, () => Promise<{ Page: ComponentType }>>> = {
  ours: () => import('./ours.tsx'),
  hostile: () => import('./hostile.tsx'),
  hand: () => import('./hand.tsx'),
  tuned: () => import('./tuned.tsx'),
  whole: () => import('./tuned-whole.tsx'),
  zod: () => import('./zod.tsx'),
  plain: () => import('./plain.tsx'),
}

const load = contenders[location.hash.slice(1)]
if (!load) throw new Error(`No such page: ${location.hash}`)
const { Page } = await load()
const messages = { ...(await uiMessages('en')), ...(await loadMessages('en')) }
const root = createRoot(document.querySelector('#root') ?? document.body)
window.mount = () =>
  root.render(
    <LanguageProvider
      initial="en"
      active={['en']}
      load={async () => messages}
      messages={messages}
      timeZone="Asia/Phnom_Penh"
    >
      <Page />
    </LanguageProvider>,
  )
