import { conforms } from '../conformance/conforms.ts'
import { WinnerBoard } from './WinnerBoard.tsx'

export default conforms({
  name: 'WinnerBoard',
  render: (root) => (
    <WinnerBoard
      {...root}
      winners={[{ id: '1', player: 'sokha88', game: 'Dragon Palace', prize: '1250.5' }]}
      currency="$"
      autoplay={false}
    />
  ),
  root: 'section',
})
