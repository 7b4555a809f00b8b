import { conforms } from '../conformance/conforms.ts'
import { GameStrip } from './GameStrip.tsx'

const games = [
  { id: 'lotus', name: 'Lucky Lotus', vendor: 'Mekong Games' },
  { id: 'naga', name: 'Naga Treasure', hot: true },
]

export default conforms({
  name: 'GameStrip',
  render: (root) => (
    <GameStrip {...root} title="Hot games" games={games} onPlay={() => {}} seeAllHref="#all" />
  ),
  root: 'section',
})
