import { LanguageProvider, type Messages } from '@baize/i18n'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { AnnouncementList } from '../announcement-list/AnnouncementList.tsx'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { ChatFrame } from '../chat-frame/ChatFrame.tsx'
import { GameFrame } from '../game-frame/GameFrame.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { sanitise } from '../html/sanitise.ts'
import { JackpotCounter } from '../jackpot/JackpotCounter.tsx'
import { NoticeMarquee } from '../marquee/NoticeMarquee.tsx'
import { loadMessages } from '../messages.ts'
import { MissionCard } from '../mission-card/MissionCard.tsx'
import { ProductCard } from '../product-card/ProductCard.tsx'
import { PromotionCard } from '../promotion-card/PromotionCard.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { loadScreenMessages } from '../screen-messages.ts'
import { Footer } from '../shell/Footer.tsx'
import { VendorCard } from '../vendor-card/VendorCard.tsx'
import { VipLadder } from '../vip-ladder/VipLadder.tsx'
import { WinnerBoard } from '../winner-board/WinnerBoard.tsx'

const nothing = () => {}
const lang = 'en'

let messages: Messages = {}
beforeAll(async () => {
  messages = { ...(await loadMessages('ar')), ...(await loadScreenMessages('ar')) }
})

const html = (page: ReactElement) =>
  renderToString(
    <LanguageProvider
      initial="ar"
      active={['ar', 'en']}
      load={loadMessages}
      messages={messages}
      timeZone="Asia/Phnom_Penh"
    >
      {page}
    </LanguageProvider>,
  )

const banner = { id: '1', href: '', title: 'Own title', text: 'Own text' }
const promotion = { id: '1', title: 'Own title', summary: 'Own text', status: 'joinNow' }
const mission = {
  ...{ id: '1', title: 'Own title', metric: 'x', progress: '1', target: '2' },
  ...{ reward: 'x', status: 'running' },
}
const level = { name: 'Own title', reach: '9', keep: '9', benefits: [] }
const places: Record<string, (lang?: string) => ReactElement> = {
  'a banner': (lang) => <BannerCarousel label="x" banners={[{ ...banner, lang }]} />,
  'a notice': (lang) => <NoticeMarquee notices={[{ id: '1', text: 'Own title', lang }]} onSelect={nothing} />,
  'an announcement': (lang) => (
    <AnnouncementList
      label="x"
      announcements={[{ id: '1', title: 'Own title', lang, content: sanitise('<p>x</p>') }]}
    />
  ),
  'a promotion': (lang) => <PromotionCard promotion={{ ...promotion, lang }} onAction={nothing} />,
  'a promotion with a page': (lang) => (
    <PromotionCard promotion={{ ...promotion, href: '/x', lang }} onAction={nothing} />
  ),
  'a mission': (lang) => <MissionCard mission={{ ...mission, lang }} onClaim={nothing} />,
  'a choice': (lang) => <RadioGroup label="x" options={[{ value: '1', label: 'Own title', lang }]} />,
  'a choice with a picture': (lang) => (
    <RadioCards label="x" name="x" options={[{ value: '1', label: 'Own title', lang }]} />
  ),
  'a level': (lang) => <VipLadder current={1} validBet="5" levels={[{ ...level, lang }]} />,
  'the next level': (lang) => <VipLadder current={0} validBet="5" levels={[{ ...level, lang }]} />,
  'a won game': (lang) => (
    <WinnerBoard winners={[{ id: '1', player: 'x', game: 'Own title', prize: '5', lang }]} />
  ),
  'a vendor': (lang) => (
    <VendorCard
      vendor={{ id: '1', name: 'Own title', gameType: 'RNG', lang }}
      onStart={nothing}
      onOpen={nothing}
    />
  ),
  'a jackpot': (lang) => <JackpotCounter mode="live" amount="5" label="Own title" labelLang={lang} />,
  'a vendor in the footer': (lang) => (
    <Footer columns={[]} vendors={[{ id: '1', name: 'Own title', lang }]} />
  ),
  'a game being played': (lang) => (
    <GameFrame
      {...{ title: 'Own title', src: undefined, startedAt: undefined, net: undefined, balance: undefined }}
      {...{ fallback: 'x', onRetry: nothing, onExit: nothing, lang }}
    />
  ),
  'a chat': (lang) => (
    <ChatFrame title="Own title" lang={lang} address={undefined} allowedOrigins={[]} onRetry={nothing} />
  ),
  'a product': (lang) => (
    <ProductCard product={{ id: '1', name: 'Own title', points: '5', lang }} onRedeem={nothing} />
  ),
}

/** The words as they stand, and as they stand marked. */
const own = /Own t(?:itle|ext)</g
const marked = /<bdi lang="en"(?: translate="no")?>Own t(?:itle|ext)</g

it.each(Object.entries(places))(
  '%s that is not in the page’s language is marked with its own, wherever its words stand',
  (_, place) => {
    const shown = html(place(lang))
    expect(shown.match(own)?.length).toBeGreaterThan(0)
    expect(shown.match(marked)?.length).toBe(shown.match(own)?.length)
    expect(html(place())).not.toContain('lang=')
  },
)

it('a link of the footer and an image with words in it as well', () => {
  const link = { id: '1', label: 'Own title', href: '#x', lang }
  expect(html(<Footer minimumAge={18} columns={[{ id: '1', title: 'x', links: [link] }]} />)).toMatch(
    /<a [^>]*lang="en" dir="auto">Own title</,
  )
  const picture = { ...banner, image: '/x.svg', wordsInImage: true, lang }
  expect(html(<BannerCarousel label="x" banners={[picture]} />)).toMatch(
    /<img [^>]*alt="Own title"[^>]*lang="en"/,
  )
})

it('a tile says the languages of its game and its vendor apart, on elements that it has anyway', () => {
  const game = { id: '1', name: 'Own title', vendor: 'Vendor', onPlay: nothing }
  const tile = html(<GameTile {...game} lang="en" vendorLang="km" />)
  expect(tile).toMatch(
    /<span [^>]*lang="en" translate="no">Own title<.*<span [^>]*lang="km" translate="no">Vendor</,
  )
  expect(html(<GameTile {...game} />)).not.toContain('lang=')
})
