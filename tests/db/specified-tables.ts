/**
 * Every table of the specification (document 3, section 3) with its columns, in the order and spelling of the document.
 */
export const SPECIFIED_TABLES = {
  users: 'id username password email phone role fullName location language preferredLocation isActive createdAt',
  crops: 'id name localName description plantingSeason harvestSeason growthDuration imageUrl',
  advisories: 'id title content category cropId priority language isActive createdAt validUntil',
  market_prices: 'id cropId market pricePerKg currency date trend',
  weather_alerts: 'id title description alertType severity location isActive expiresAt',
  sms_messages: 'id userId phone message type status sentAt',
  fields:
    'id farmerId name description totalArea boundaryCoordinates centerLatitude centerLongitude elevation slope soilType drainageLevel accessRoad waterSource createdAt updatedAt',
  farmer_crops:
    'id farmerId cropId fieldId plantingDate expectedHarvest fieldSize plantingArea status notes plantedCoordinates expectedYield actualYield',
  field_measurements:
    'id fieldId measuredBy measurementDate latitude longitude soilPH soilMoisture organicMatter nitrogen phosphorus potassium temperature humidity additionalData notes createdAt',
  resource_applications:
    'id fieldId farmerCropId appliedBy applicationDate resourceType resourceName quantity unit costPerUnit totalCost currency applicationCoordinates applicationArea applicationMethod weatherConditions notes',
  field_zones:
    'id fieldId name zoneType coordinates area description soilQuality yieldPotential managementStrategy recommendedInputs priority color isActive updatedAt',
  ai_recommendations:
    'id userId fieldId cropId type title description priority confidence dataPoints modelVersion recommendations expectedImpact resourceRequirements status implementedAt userFeedback weatherConditions marketConditions soilConditions validUntil',
  satellite_data:
    'id fieldId imageDate satelliteSource resolution cloudCoverage trueColorUrl falseColorUrl ndviUrl ndwiUrl averageNDVI averageNDWI vegetationHealth cropStress anomalies growthStage estimatedYield processingDate processingAlgorithm qualityScore',
  drought_monitoring:
    'id fieldId userId droughtSeverity cropRisk assessmentDate soilMoistureIndex vegetationCondition rainfallLast30Days temperatureAnomaly evapotranspiration recommendedActions alertSent',
  blockchain_records:
    'id blockHash transactionHash blockNumber timestamp recordType farmerId batchId fieldId cropId quantity unit quality previousRecordHash gpsLocation environmentalConditions certifications complianceData contractAddress gasUsed gasPrice isVerified verifiedBy verificationDate',
  supply_chain_events:
    'id blockchainRecordId eventType eventTitle performedBy timestamp eventDescription verifiedBy witnessedBy location duration inputs equipment measurements photos documents qualityScore complianceChecks',
  carbon_projects:
    'id farmerId name projectType methodology startDate endDate creditingPeriod description fields totalArea location baselineEmissions projectedReductions measuredReductions investmentRequired expectedRevenue currency status verificationStandard lastVerificationDate nextVerificationDue certifyingBody projectRegistryId',
  carbon_credits:
    'id projectId farmerId creditType serialNumber vintage quantity pricePerCredit totalValue currency issuanceDate expiryDate status listedPrice soldPrice buyerId saleDate verificationReport qualityRating additionalBenefits registryId registryUrl',
  carbon_monitoring:
    'id projectId monitoringDate reportingPeriod fieldId soilCarbonStock biomassCarbonStock emissionsReduced fertilizers energyUse practices photos gpsReadings measurements verifiedBy verificationDate qualityControlNotes',
  cooperatives:
    'id name registrationNumber country currency description region address phoneNumber email website chairperson secretary treasurer membershipFee bankAccount taxId mainCrops totalMembers totalLandArea establishedDate status legalStatus certifications services facilities',
  cooperative_memberships:
    'id cooperativeId farmerId membershipNumber currency joinDate status membershipFeePaid shareCapital dividendsEarned totalContributions role committees participationScore cropContributions',
  collective_loans:
    'id cooperativeId loanType purpose principalAmount interestRate totalAmount currency termMonths description participatingMembers guarantors beneficiaries installmentAmount paidAmount remainingAmount nextPaymentDue status votingResults approvedBy approvedAt disbursedAt collateral insuranceCoverage',
  group_purchases:
    'id cooperativeId organizedBy itemType itemName supplier totalQuantity unit unitPrice totalCost currency memberOrders minimumOrder orderDeadline deliveryDate deliveryLocation paymentTerms advancePayment status qualityChecks marketPrice savings',
  cooperative_decisions:
    'id cooperativeId proposedBy title description decisionType category votingMethod requiredQuorum votingDeadline votesFor votesAgainst abstentions voterTurnout memberVotes eligibleVoters status finalDecision implementationDate implementationNotes budgetImpact currency supportingDocuments meetingMinutes decidedAt',
  courses:
    'id title description shortDescription duration level price currency imageUrl isPublished createdBy targetAudience learningObjectives keyBenefits',
  modules: 'id courseId title orderIndex description duration',
  lessons: 'id moduleId title content orderIndex type duration videoUrl attachments',
  quizzes: 'id moduleId title orderIndex description passingScore',
  quiz_questions: 'id quizId question correctAnswer orderIndex type options explanation',
  course_enrollments: 'id userId courseId enrolledAt completedAt progressPercentage status',
  lesson_progress: 'id userId lessonId completed completedAt timeSpent',
  quiz_attempts: 'id userId quizId score answers passed attemptNumber completedAt',
  mobile_money_accounts: 'id userId provider phoneNumber accountName country currency isActive isVerified kycStatus',
  financial_transactions:
    'id userId accountId transactionType category amount currency provider description recipientPhone recipientName providerTransactionId relatedFieldId relatedCropId status errorMessage fees completedAt',
  loan_products:
    'id name loanType minAmount maxAmount interestRate termDays currency provider description minCreditScore requiredDocuments eligibleCrops isActive',
  farmer_loans:
    'id userId loanProductId principalAmount interestRate totalAmount currency termDays purpose accountId relatedFieldId relatedCropId expectedHarvestValue installmentAmount paidAmount remainingAmount nextPaymentDue status approvedAt disbursedAt',
  insurance_products:
    'id name insuranceType coverageType basePremiumRate maxCoverageAmount currency provider description eligibleCrops eligibleRegions isActive',
  farmer_insurance:
    'id userId productId coverageAmount premiumAmount currency policyStart policyEnd accountId policyNumber relatedFieldId relatedCropId coveredAssets totalPremiumPaid nextPremiumDue status',
  payment_methods: 'id userId methodType provider accountIdentifier currency country accountName isDefault isActive',
}
