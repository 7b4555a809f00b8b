import { LanguageProvider, type Messages } from '@baize/i18n'
import { composeStories } from '@storybook/react-vite'
import { createElement, type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadMessages } from './messages.ts'

type StoryModule = Parameters<typeof composeStories>[0]

const modules = import.meta.glob<StoryModule>(
  ['./**/*.stories.tsx', '../../{forms,site,account}/src/**/*.stories.tsx'],
  { eager: true },
)
const stories = Object.values(modules).flatMap((module) =>
  Object.entries(composeStories(module) as Record<string, (() => ReactElement) & { storyName: string }>).map(
    ([name, Story]) => ({ title: `${module.default.title}: ${name}`, Story }),
  ),
)

const noise = ['log', 'info', 'warn', 'error'] as const

describe('every story renders on a server, without a window and without a word on the console', () => {
  let messages: Messages = {}
  beforeAll(async () => {
    messages = await loadMessages('km')
  })
  beforeEach(() => {
    for (const level of noise) vi.spyOn(console, level)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('has no window to lean on', () => {
    expect(typeof window).toBe('undefined')
    expect(stories.length).toBeGreaterThan(100)
  })

  it.each(stories)('$title', ({ Story }) => {
    const page = (
      <StrictMode>
        <LanguageProvider
          initial="km"
          active={['km', 'en', 'zh-Hans']}
          load={loadMessages}
          messages={messages}
          timeZone="Asia/Phnom_Penh"
        >
          {createElement(Story)}
        </LanguageProvider>
      </StrictMode>
    )
    expect(() => renderToString(page)).not.toThrow()
    for (const level of noise) expect(console[level]).not.toHaveBeenCalled()
  })
})
