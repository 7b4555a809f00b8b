import * as css from './VisionFilters.css.ts'
import { filterValues, visionMatrices } from './vision.ts'

/** The filters that frames refer to; nothing of it is seen. SVG computes them in linear RGB, as the matrices are meant. */
export function VisionFilters() {
  return (
    <svg className={css.filters} aria-hidden="true" focusable="false">
      {Object.entries(visionMatrices).map(([vision, matrix]) => (
        <filter key={vision} id={`vision-${vision}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={filterValues(matrix)} />
        </filter>
      ))}
    </svg>
  )
}
