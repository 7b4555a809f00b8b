import '../reset/reset.css.ts'
import type { Messages } from '@baize/i18n'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import tokens from '../../../../brands/default/tokens.json'
import { AccountMenu } from '../account-menu/AccountMenu.tsx'
import { AnnouncementList } from '../announcement-list/AnnouncementList.tsx'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { compileBrand } from '../brand/compileBrand.ts'
import { ContractCard } from '../contract-card/ContractCard.tsx'
import { GameFrame } from '../game-frame/GameFrame.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { sanitise } from '../html/sanitise.ts'
import { KeyValueList } from '../key-value-list/KeyValueList.tsx'
import { Leaderboard } from '../leaderboard/Leaderboard.tsx'
import { Menu } from '../menu/Menu.tsx'
import { loadMessages } from '../messages.ts'
import { MissionCard } from '../mission-card/MissionCard.tsx'
import { ProductCard } from '../product-card/ProductCard.tsx'
import { PromotionCard } from '../promotion-card/PromotionCard.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { RedEnvelope } from '../red-envelope/RedEnvelope.tsx'
import { loadScreenMessages } from '../screen-messages.ts'
import { Footer } from '../shell/Footer.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Tag } from '../tag/Tag.tsx'
import { Tree } from '../tree/Tree.tsx'
import { VendorCard } from '../vendor-card/VendorCard.tsx'
import { VipLadder } from '../vip-ladder/VipLadder.tsx'
import { WinnerBoard } from '../winner-board/WinnerBoard.tsx'
import { type Mounted, mount } from './browser.tsx'
import { hostileNames, turnsText } from './hostileNames.ts'

const nothing = () => {}

/** Every place of a component that shows a name chosen by a user. */
function slots(name: string): ReactElement {
  return (
    <Stack>
      <AccountMenu name={name} detail="VIP 2" groups={[]} onSignOut={nothing} />
      <GameTile id="game" name={name} vendor={name} onPlay={nothing} />
      <GameFrame
        title={name}
        src={undefined}
        startedAt={undefined}
        net="0"
        balance="100.00"
        currency="$"
        onExit={nothing}
        onRetry={nothing}
      />
      <VendorCard vendor={{ id: 'vendor', name, gameType: 'LIVE' }} onStart={nothing} onOpen={nothing} />
      <PromotionCard
        promotion={{ id: 'promotion', title: name, status: 'joinNow', category: name, summary: name }}
        onAction={nothing}
      />
      <MissionCard
        mission={{
          id: 'mission',
          title: name,
          metric: name,
          progress: '10',
          target: '100',
          currency: '$',
          reward: '$8.00',
          status: 'claimable',
        }}
        onClaim={nothing}
      />
      <ProductCard
        product={{ id: 'product', name, points: '100', stock: 4 }}
        balance="250"
        onRedeem={nothing}
      />
      <Leaderboard
        title={name}
        metric="Valid bet"
        places={[{ rank: 1, name, score: '48200.5', prize: '$500.00' }]}
        own={{ rank: 42, name, score: '120' }}
        currency="$"
        formula="Sum of valid bets"
        countedAt={0}
        now={90_000}
      />
      <WinnerBoard
        winners={[{ id: 'winner', player: name, game: name, prize: '1250.5' }]}
        currency="$"
        autoplay={false}
      />
      <AnnouncementList
        label="Announcements"
        announcements={[{ id: 'one', title: name, content: sanitise('<p>Points count double.</p>') }]}
      />
      <ContractCard
        kind="dividend"
        party={name}
        state="requested"
        terms={{
          version: 2,
          period: 'monthly',
          tiers: [{ validBet: '100000', ratio: '0.18', activeMembers: 5 }],
        }}
      />
      <BannerCarousel
        label="Promotions"
        banners={[{ id: 'banner', href: '#', title: name, text: name, action: 'Join' }]}
      />
      <Tree label="Downline" nodes={[{ id: 'node', label: name }]} onValueChange={nothing} />
      <KeyValueList items={[{ id: 'fact', label: 'Receiver', value: <bdi>{name}</bdi> }]} />
      <RadioCards label="Bank" name="bank" options={[{ value: 'bank', label: name, description: name }]} />
      <Tag label={name} onRemove={nothing} />
      <Menu label="Sort" trigger={<bdi>{name}</bdi>} groups={[]} />
      <RedEnvelope state="closed" from={name} onOpen={nothing} />
      <VipLadder
        levels={[{ name, reach: '1000', keep: '500', benefits: [name] }]}
        current={1}
        validBet="1200"
        currency="$"
      />
      <Footer
        logo={<span>Baize</span>}
        columns={[{ id: 'help', title: name, links: [{ id: 'rules', label: name, href: '#' }] }]}
        vendors={[{ id: 'vendor', name }]}
        licence="Licensed"
        minimumAge={21}
      />
    </Stack>
  )
}

let messages: Messages = {}
let mounted: Mounted | undefined

beforeAll(async () => {
  messages = { ...(await loadMessages('en')), ...(await loadScreenMessages('en')) }
  const brand = compileBrand(tokens)
  if (!brand.ok) throw new Error(brand.problems.join('\n'))
  document.head.appendChild(document.createElement('style')).textContent = brand.css
  await page.viewport(360, 740)
})

afterEach(() => {
  mounted?.unmount()
  mounted = undefined
})

/**
 * Whether a text keeps its direction to itself: it is isolated, or is all that its block says. Within a sentence only
 * marks can isolate it.
 */
function keepsToItself(text: Text, name: string): boolean {
  const bare = name.replace(/\p{Bidi_C}/gu, '')
  const written = [name, bare].find((each) => text.data.includes(each))
  const [before = '', after = ''] = written === undefined ? [] : text.data.split(written)
  if (/\p{L}/u.test(before + after)) return before.endsWith('\u2068') && after.startsWith('\u2069')
  for (let at = text.parentElement; at; at = at.parentElement) {
    const { display, unicodeBidi } = getComputedStyle(at)
    if (/isolate|plaintext/.test(unicodeBidi)) return true
    if (!/^(inline|contents)$/.test(display)) return at.textContent === text.nodeValue
  }
  return false
}

function textsOf(host: HTMLElement): Text[] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

it('has thirty names, none of them twice', () => {
  const names = Object.values(hostileNames)
  expect(names).toHaveLength(30)
  expect(new Set(names).size).toBe(30)
})

describe.each(['ltr', 'rtl'] as const)('on a page that runs %s', (direction) => {
  it.each(Object.entries(hostileNames))(
    '%s: fits a phone, and turns nothing around it',
    async (_what, name) => {
      mounted = await mount(
        { name: 'slots', root: undefined, render: () => slots(name) },
        messages,
        direction,
      )
      const { host } = mounted
      expect(host.querySelectorAll('img[src=x], [onmouseover]')).toHaveLength(0)
      const wide = [...host.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > 360 && getComputedStyle(element).overflowX === 'visible')
        .map((element) => `${element.tagName} ${element.className} ${element.scrollWidth}`)
      const root = document.documentElement
      expect(root.scrollWidth > root.clientWidth ? wide : []).toEqual([])
      const turning = textsOf(host).filter((text) => turnsText(text.nodeValue ?? ''))
      if (turnsText(name)) expect(turning.length).toBeGreaterThan(15)
      expect(
        turning.filter((text) => !keepsToItself(text, name)).map((text) => text.parentElement?.outerHTML),
      ).toEqual([])
    },
  )
})
