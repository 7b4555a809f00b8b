import { conforms } from '../conformance/conforms.ts'
import { MissionCard } from './MissionCard.tsx'

export default conforms({
  name: 'MissionCard',
  render: (root) => (
    <MissionCard
      {...root}
      mission={{
        id: 'live',
        title: 'An evening at the live tables',
        metric: 'Valid bet',
        progress: '1000',
        target: '1000',
        currency: '$',
        reward: '$8.00',
        status: 'claimable',
      }}
      onClaim={() => {}}
    />
  ),
  root: 'article',
})
