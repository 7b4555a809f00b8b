import { conforms } from '../conformance/conforms.ts'
import { GameGrid } from './GameGrid.tsx'

const games = [
  { id: 'lotus', name: 'Lucky Lotus', vendor: 'Mekong Games' },
  { id: 'naga', name: 'Naga Treasure', hot: true },
]

export default conforms({
  name: 'GameGrid',
  render: (root) => (
    <GameGrid {...root} label="Slots" games={games} onPlay={() => {}} onFavouriteChange={() => {}} />
  ),
  root: 'section',
})
