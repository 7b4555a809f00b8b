import { conforms } from '../conformance/conforms.ts'
import { BarChart } from './BarChart.tsx'
import { deposits, week, withdrawals } from './sample-figures.ts'

export default conforms({
  name: 'BarChart',
  render: (root) => (
    <BarChart
      {...root}
      title="The team"
      categories={week}
      categoryHeader="Day"
      series={[deposits, withdrawals]}
    />
  ),
  root: 'figure',
  excused: {
    contour: 'The unseen slider over the marks has the plot around it, with its axes, as its line.',
  },
})
