import { conforms } from '../conformance/conforms.ts'
import { VipLadder } from './VipLadder.tsx'

export default conforms({
  name: 'VipLadder',
  render: (root) => (
    <VipLadder
      {...root}
      levels={[
        { name: 'Bronze', reach: '1000', keep: '500', benefits: ['Rebate 0.4%'] },
        { name: 'Silver', reach: '5000', keep: '2500', benefits: ['Rebate 0.5%'] },
      ]}
      current={1}
      validBet="1200"
      currency="$"
    />
  ),
  root: 'section',
})
