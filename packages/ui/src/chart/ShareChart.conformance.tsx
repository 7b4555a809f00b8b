import { conforms } from '../conformance/conforms.ts'
import { ShareChart } from './ShareChart.tsx'

export default conforms({
  name: 'ShareChart',
  render: (root) => (
    <ShareChart
      {...root}
      title="Bets"
      categoryHeader="Category"
      parts={[
        { id: 'slots', label: 'Slots', value: '40' },
        { id: 'sports', label: 'Sports', value: '60' },
      ]}
    />
  ),
  root: 'figure',
  excused: { contour: 'The unseen slider over the ring has the ring itself as its line.' },
})
