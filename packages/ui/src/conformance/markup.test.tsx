import type { Messages } from '@baize/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadMessages } from '../messages.ts'
import { loadScreenMessages } from '../screen-messages.ts'
import { declarations } from './declarations.ts'
import { markupFaults } from './markup.ts'
import { createProbe, splitReports } from './probe.ts'
import { Stage } from './Stage.tsx'

const noise = ['log', 'info', 'warn', 'error'] as const

describe('on a server every component draws valid HTML, without a window and without a word', () => {
  let messages: Messages = {}
  beforeAll(async () => {
    messages = { ...(await loadMessages('en')), ...(await loadScreenMessages('en')) }
  })
  beforeEach(() => {
    for (const level of noise) vi.spyOn(console, level).mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(declarations)('$component', async ({ load }) => {
    const { render, excused } = await load()
    expect(typeof window).toBe('undefined')
    const html = renderToStaticMarkup(<Stage messages={messages}>{render(createProbe().root)}</Stage>)
    for (const level of noise) {
      const { strangers, others } = splitReports(vi.mocked(console[level]).mock.calls)
      expect(others).toEqual([])
      if (level === 'error' && html !== '') expect(strangers).toEqual(['className', 'stranger', 'style'])
    }
    // React's hints to the browser about images belong into the head, where it puts them when it streams.
    const body = html.replaceAll(/<link rel="preload"[^>]*>/g, '')
    if (!excused?.markup) expect(markupFaults(body)).toEqual([])
  })

  it('would find what is wrong', () => {
    expect(markupFaults('<p><div></div></p>')).not.toEqual([])
    expect(markupFaults('<div style="color:red"></div>')).toHaveLength(1)
    expect(markupFaults('<button>Send</button>')).toHaveLength(1)
    expect(markupFaults('<label for="nobody">Name</label>')).toHaveLength(1)
    expect(markupFaults('<ul><span>One</span></ul>')).toHaveLength(1)
    expect(markupFaults('<p>Fine</p>')).toEqual([])
  })
})
