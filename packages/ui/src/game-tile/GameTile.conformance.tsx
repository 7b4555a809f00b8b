import { conforms } from '../conformance/conforms.ts'
import { GameTile } from './GameTile.tsx'

export default conforms({
  name: 'GameTile',
  render: (root) => (
    <GameTile
      {...root}
      id="lotus"
      name="Lucky Lotus"
      vendor="Mekong Games"
      hot
      onPlay={() => {}}
      onFavouriteChange={() => {}}
    />
  ),
  root: 'article',
  excused: { id: 'Its id is the id of the game, which the whole contract speaks of.' },
})
