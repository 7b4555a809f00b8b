import { LanguageProvider } from '@baize/i18n'
import { createRoot } from 'react-dom/client'
import { GameTile } from '../../src/game-tile/GameTile.tsx'
import '../../src/reset/reset.css.ts'
import { loadMessages } from '../../src/messages.ts'
import { VirtualGrid } from '../../src/virtual-list/VirtualGrid.tsx'
import { games } from './games.ts'

const tiles = Array.from({ length: 10_000 }, (_, index) => {
  const { image, ...game } = games[index % games.length] ?? { image: '', id: '', name: '' }
  return { ...game, id: `t${index}`, image }
})
const nothing = () => {}

const messages = await loadMessages('en')
const root = createRoot(document.querySelector('#root') ?? document.body)
window.mount = () =>
  root.render(
    <LanguageProvider
      initial="en"
      active={['en']}
      load={loadMessages}
      messages={messages}
      timeZone="Asia/Phnom_Penh"
    >
      <VirtualGrid label="All games" items={tiles} itemKey={(game) => game.id} height={720}>
        {(game) => <GameTile {...game} onPlay={nothing} />}
      </VirtualGrid>
    </LanguageProvider>,
  )
window.scroller = () => {
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY !== 'visible'
  return [...document.querySelectorAll('#root *')].find(scrolls) ?? document.documentElement
}
