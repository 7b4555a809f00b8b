import { conforms } from '../conformance/conforms.ts'
import { VendorCard } from './VendorCard.tsx'

export default conforms({
  name: 'VendorCard',
  render: (root) => (
    <VendorCard
      {...root}
      vendor={{ id: 'SANDBOX_LIVE', name: 'Sandbox Live', gameType: 'LIVE' }}
      onStart={() => {}}
      onOpen={() => {}}
    />
  ),
  root: 'article',
})
