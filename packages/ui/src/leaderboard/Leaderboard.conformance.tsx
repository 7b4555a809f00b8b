import { conforms } from '../conformance/conforms.ts'
import { Leaderboard } from './Leaderboard.tsx'

const counted = Date.UTC(2026, 10, 21, 3)

export default conforms({
  name: 'Leaderboard',
  render: (root) => (
    <Leaderboard
      {...root}
      title="Race of November"
      metric="Valid bet"
      places={[{ rank: 1, name: 'sokha88', score: '48200.5', prize: '$500.00' }]}
      own={{ rank: 42, name: 'dara2026', score: '120' }}
      currency="$"
      formula="Sum of valid bets on slots"
      countedAt={counted}
      now={counted + 90_000}
    />
  ),
  root: 'section',
})
