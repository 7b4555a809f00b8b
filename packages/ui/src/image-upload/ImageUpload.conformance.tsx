import { conforms } from '../conformance/conforms.ts'
import { ImageUpload } from './ImageUpload.tsx'

export default conforms({
  name: 'ImageUpload',
  render: (root) => <ImageUpload {...root} label="Pictures" />,
  root: 'input',
  excused: {
    contour: 'The input lies unseen over a zone, which draws its line and its words.',
    focus: 'The zone shows the focus of the input that lies over it.',
  },
})
