import { expect, test } from 'vitest'
import { namesChemicalOrDose } from './chemicals.ts'

test.each([
  'Spray Emamectin benzoate early in the morning.',
  'Give 50 kg per hectare four weeks after planting.',
  'Mix 30 ml in 15 litres of water.',
  'Put 5g NPK to each stand.',
  'Top-dress with UREA.',
  'Use 2 caps of it per knapsack.',
  'Appliquez un fongicide dès les premières taches.',
  'Apply 1.5 l/ha before the weeds come up.',
  'Weka gramu 10 kwa plants kumi; 10 gramu kwa plant.',
])('names a chemical or a dose: %s', (text) => {
  expect(namesChemicalOrDose(text)).toBe(true)
})

test.each([
  'Scout ten plants in five places and look into the funnel.',
  'Plant two seeds in each hole, 75 cm apart.',
  'Harvest when 80% of the cobs are dry.',
  'A bag of 100 kg brought 45,000 naira in Kano.',
  'Rain of 30 mm is expected on Friday.',
  'The adapted variety ripens in 90 days.',
  'Pull the weeds while they are small.',
])('names none: %s', (text) => {
  expect(namesChemicalOrDose(text)).toBe(false)
})
