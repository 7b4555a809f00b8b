import { conforms } from '../conformance/conforms.ts'
import { GameFrame } from './GameFrame.tsx'

export default conforms({
  name: 'GameFrame',
  render: (root) => (
    <GameFrame
      {...root}
      title="Lucky Lotus"
      src={undefined}
      startedAt={undefined}
      net="0"
      balance="100.00"
      currency="$"
      onExit={() => {}}
      onRetry={() => {}}
    />
  ),
  root: 'section',
})
