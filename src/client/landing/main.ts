import './language.ts'
import './prefetch.ts'
