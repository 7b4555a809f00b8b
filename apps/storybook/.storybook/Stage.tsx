import { LanguageProvider, type Locale, type Messages } from '@baize/i18n'
import { PolicyContext } from '@baize/site/testing'
import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { isPseudo, type PseudoLanguage, pseudoMessages } from '../../../tooling/catalogues/pseudo.ts'
import { dress } from './brands.ts'
import type { Globals } from './globals.ts'
import { loadMessages, localeOf } from './messages.ts'
import { setReducedMotion } from './motion.ts'
import { half, halves } from './stage.css.ts'

const active: Locale[] = ['km', 'en', 'zh-Hans', 'ar']

export interface StageProps extends Globals {
  /** The messages of `language`, loaded before the story is shown, so that its steps find them on the page. */
  messages: Messages
  children: () => ReactNode
}

/** The globals of every story: brand, scheme, language, direction, motion and policy, as the toolbar says. */
export function Stage(props: StageProps): ReactNode {
  const { scheme, language, direction, motion, brand, policy, messages, children } = props
  useLayoutEffect(() => dress(brand), [brand])
  useLayoutEffect(() => setReducedMotion(motion === 'reduced'), [motion])
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme === 'dark' ? 'dark' : 'light'
  }, [scheme])
  useEffect(() => (direction === 'language' ? undefined : holdDirection(direction)), [direction])

  const story =
    scheme === 'both' ? (
      <div className={halves}>
        {(['light', 'dark'] as const).map((each) => (
          <div key={each} className={half} data-scheme={each}>
            {children()}
          </div>
        ))}
      </div>
    ) : (
      children()
    )
  return (
    <LanguageProvider
      key={`${language} ${direction} ${policy}`}
      initial={localeOf(language)}
      active={active}
      load={loadMessages}
      messages={messages}
      timeZone="Asia/Phnom_Penh"
    >
      <PolicyContext value={policy}>
        {isPseudo(language) ? <Pseudo language={language}>{story}</Pseudo> : story}
      </PolicyContext>
    </LanguageProvider>
  )
}

/** Screens load messages of their own while they are shown; those too are in the pseudo-language. */
function Pseudo({ language, children }: { language: PseudoLanguage; children: ReactNode }): ReactNode {
  const { i18n } = useLingui()
  useState(() => {
    const load = i18n.load.bind(i18n)
    i18n.load = (locale: string | object, messages?: Messages) =>
      typeof locale === 'string' && messages ? load(locale, pseudoMessages(messages, language)) : undefined
  })
  return children
}

/** Keeps the page's direction against the language, which sets its own when its messages are loaded. */
function holdDirection(direction: 'ltr' | 'rtl'): () => void {
  const page = document.documentElement
  const hold = () => {
    if (page.dir !== direction) page.dir = direction
  }
  hold()
  const observer = new MutationObserver(hold)
  observer.observe(page, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
