import { LanguageProvider } from '@baize/i18n'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { Code } from '../code/Code.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { JackpotCounter } from '../jackpot/JackpotCounter.tsx'
import { Leaderboard } from '../leaderboard/Leaderboard.tsx'
import { type Mission, MissionCard } from '../mission-card/MissionCard.tsx'
import { RedEnvelope, type RedEnvelopeState } from '../red-envelope/RedEnvelope.tsx'
import { WinnerBoard } from '../winner-board/WinnerBoard.tsx'
import { Amount } from './Amount.tsx'

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

const show = (children: ReactNode) =>
  flushSync(() =>
    root.render(
      <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
        {children}
      </LanguageProvider>,
    ),
  )

/** Does to a page what a browser's translation does: each text moves into an element of its own, in other words. */
function translate(page: HTMLElement): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('[translate=no]') || text.data.trim() === '') continue
    const other = document.createElement('font')
    other.textContent = `[${text.data}]`
    text.replaceWith(other)
  }
}

it('keeps amounts current on a translated page, and hides them when asked', () => {
  const page = (value: string, hidden: boolean) => <Amount value={value} currency="$" hidden={hidden} />
  show(page('5.00', false))
  translate(host)
  expect(host.textContent).toBe('$5.00')
  show(page('7.50', false))
  expect(host.textContent).toBe('$7.50')
  show(page('7.50', true))
  translate(host)
  expect(host.textContent).not.toContain('7.50')
  show(page('9.00', false))
  expect(host.textContent).toBe('$9.00')
})

it('keeps the balance in the header current and hidden', () => {
  const page = (amount: string, hidden: boolean) => (
    <BalancePill amount={amount} currency="$" hidden={hidden} onRefresh={() => {}} />
  )
  show(page('5.00', false))
  translate(host)
  show(page('6.25', false))
  expect(host.textContent).toContain('$6.25')
  show(page('6.25', true))
  expect(host.textContent).not.toContain('6.25')
})

it('translates no code and no name of a game, a vendor or a winner, and no figure beside them', () => {
  show(
    <>
      <Code>GIFT-2026</Code>
      <GameTile id="1" name="Golden Carp" vendor="Emerald House" image="" onPlay={() => {}} />
      <JackpotCounter mode="live" amount="1234.50" currency="$" label="Grand prize" />
      <WinnerBoard
        winners={[{ id: 'w', player: 'sokha', game: 'Nine Rivers', prize: '88.00', image: '' }]}
        currency="$"
      />
    </>,
  )
  translate(host)
  const text = host.textContent ?? ''
  for (const kept of ['GIFT-2026', 'Golden Carp', 'Emerald House', 'Nine Rivers', '$88.00', '$1,234.50']) {
    expect(text).toContain(kept)
    expect(text).not.toContain(`[${kept}]`)
  }
})

it('keeps a leaderboard’s names, scores, prizes and time current', () => {
  const page = (score: string, prize: string | undefined, countedAt: string) => (
    <Leaderboard
      title="This week"
      metric="Valid bet"
      places={[{ rank: 1, name: 'pepper', score, prize }]}
      own={{ rank: 7, name: 'Sokha', score }}
      currency="$"
      formula="Sum of valid bets"
      countedAt={countedAt}
      now={Date.parse('2026-11-27T10:00:00Z')}
    />
  )
  show(page('500.00', '$50.00', '2026-11-27T09:59:00Z'))
  translate(host)
  for (const kept of ['p***r', 'Sokha', '$500.00', '$50.00'])
    expect(host.textContent).not.toContain(`[${kept}]`)
  show(page('750.00', undefined, '2026-11-27T09:30:00Z'))
  expect(host.textContent).toContain('$750.00')
  expect(host.textContent).not.toContain('$500.00')
  expect(host.textContent).not.toContain('$50.00')
  expect(host.textContent).toMatch(/:30:00/)
})

it('keeps a mission’s figures, share and reward current', () => {
  const mission: Mission = {
    ...{
      id: 'm',
      title: 'Play live',
      metric: 'Valid bet',
      progress: '25.00',
      target: '100.00',
      currency: '$',
    },
    ...{ reward: '$8.00', status: 'running', until: '2026-11-28T00:00:00Z' },
  }
  const page = (over: Partial<Mission>) => (
    <MissionCard mission={{ ...mission, ...over }} onClaim={() => {}} />
  )
  show(page({}))
  translate(host)
  for (const kept of ['$25.00', '$100.00', '25%', '$8.00']) {
    expect(host.textContent).toContain(kept)
    expect(host.textContent).not.toContain(`[${kept}]`)
  }
  show(page({ progress: '100.00', status: 'claimable', claims: 2, until: undefined }))
  expect(host.textContent).not.toContain('$25.00')
  expect(host.textContent).toContain('100%')
  translate(host)
  show(page({ progress: '100.00', status: 'claimed' }))
  expect(host.querySelector('button')).toBeNull()
})

it('opens a red envelope on a translated page, and keeps its amount and who gave it', () => {
  const page = (state: RedEnvelopeState, amount?: string) => (
    <RedEnvelope
      state={state}
      amount={amount}
      currency="$"
      from="Sokha"
      onOpen={() => {}}
      onClose={() => {}}
    />
  )
  show(page('closed'))
  translate(host)
  expect(host.textContent).toContain('Sokha')
  expect(host.textContent).not.toContain('[Sokha]')
  show(page('opening'))
  translate(host)
  show(page('opened'))
  translate(host)
  show(page('opened', '18.00'))
  expect(host.querySelector('[role=status]')?.textContent).toContain('You received $18.00')
  translate(host)
  const said = host.querySelector('[role=status]')?.textContent ?? ''
  expect(said).toContain('$18.00')
  expect(said).not.toContain('[$18.00]')
  show(page('taken', '18.00'))
  expect(host.querySelector('[role=status]')?.textContent).toContain('You received $18.00.')
  show(page('missed'))
  expect(host.textContent).not.toContain('$18.00')
})
